/** The options of the menu of "Copy page", which the configuration sets. */
import {z} from 'zod';
import type {MenuSettings} from '../../src/features/page-copy/model';
import {ContributorError} from '../common/contributor-error';
import type {SiteContent} from './site-content';

const schema = z.strictObject({
  /** Added by Docusaurus. */
  id: z.string().optional(),
  assistants: z.array(
    z.strictObject({
      label: z.string().min(1),
      url: z
        .string()
        .regex(/^https:\/\/\S*\{url\}\S*$/, 'expected an https address that contains {url}'),
    }),
  ),
  /** Path of the page about the documentation server, without the base URL; the menu links to it if it exists. */
  mcpPage: z.string().startsWith('/docs/'),
});

/** Options of the plugin. */
export type MenuOptions = z.infer<typeof schema>;

/**
 * @returns valid options
 * @throws ContributorError that lists what is wrong with them
 */
export function checked(options: unknown): MenuOptions {
  const {data, error} = schema.safeParse(options);
  if (data) return data;
  const problems = error.issues.map(({path, message}) => `- ${path.join('.')}: ${message}`);
  throw new ContributorError(
    `The options of markdownCopies in docusaurus.config.ts are not valid:\n${problems.join('\n')}`,
  );
}

/** @returns the text of the file that the menu reads */
export function menuSettings(
  {assistants, mcpPage}: MenuOptions,
  base: string,
  {versions}: SiteContent,
): string {
  const page = base + mcpPage;
  const exists = versions.some(({parts}) =>
    parts.some(({pages}) => pages.some(({path}) => path === page)),
  );
  const settings: MenuSettings = {assistants, ...(exists && {mcpPage: page})};
  return JSON.stringify(settings);
}
