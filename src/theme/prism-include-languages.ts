/** Replaces the theme's loading of languages into Prism: pages come from the build with their code coloured. */
export default function prismIncludeLanguages(): void {}
