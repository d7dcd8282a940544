/** Core Web Vitals, sent to a custom URL: one JSON object for each measurement, with the path of the page. */
import {measureVitals} from '../web-vitals';
import type {Loader} from './loader';

export const vitals: Loader<'vitals'> = ({url}) => ({
  loaded: measureVitals(({name, value, delta, id, rating, navigationType}) => {
    const page = location.pathname;
    const vital = {name, value, delta, id, rating, navigationType, page};
    navigator.sendBeacon(url, JSON.stringify(vital));
  }),
});
