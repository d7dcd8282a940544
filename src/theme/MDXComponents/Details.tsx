/** Puts this site's `<details>` in the place of the theme's, which moves and needs a script. */
export {default} from '@site/src/components/Details';
