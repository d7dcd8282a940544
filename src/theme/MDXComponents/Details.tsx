/** `<details>` of `.mdx` pages, which the MDX loader renames; `.md` pages get the same from the list of elements. */
export {default} from '@site/src/components/Details';
