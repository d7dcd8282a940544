/** Home: what the platform is, how to try it, and where to go from here. */
export {default} from '@site/src/features/home';
