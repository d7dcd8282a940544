/** Replaces the theme's loading of Prism languages, because the build has already highlighted the code. */
export default function prismIncludeLanguages(): void {}
