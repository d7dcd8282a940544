/** Routes of docs pages, whose components are created when a reader first opens the page. */
import type {ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';
import {type RouteKey, routeKeys} from './route-paths';

function page({path, hash}: RouteKey, sidebar: string | undefined): RouteConfig {
  let component: ComponentType | undefined;
  return {
    path,
    exact: true,
    ...(sidebar !== undefined && {sidebar}),
    get component() {
      component ??= ComponentCreator(path, hash);
      return component;
    },
  };
}

/** The routes from one index of the list up to another, exclusive. */
export function pages(from: number, to: number, sidebar?: string): RouteConfig[] {
  return routeKeys(from, to).map((key) => page(key, sidebar));
}
