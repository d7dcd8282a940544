/** Replaces the theme's loading of Prism languages: the build has already highlighted the code. */
export default function prismIncludeLanguages(): void {}
