/** Marks the sidebar entries of pages about DataHub Cloud only, which their front matter identifies. */
import {ContributorError} from '../common/contributor-error';

const VALUES = ['core', 'cloud', 'both'];

/**
 * @param frontMatter of a docs page; receives the mark that `src/theme/DocSidebarItem` renders
 * @param file the page, named in the error
 * @throws ContributorError if `availability` is none of its values
 */
export function markAvailability(frontMatter: Record<string, unknown>, file: string): void {
  const {availability} = frontMatter;
  if (availability === undefined) return;
  if (!VALUES.includes(String(availability))) {
    throw new ContributorError(
      `${file}: availability: found "${String(availability)}", expected ${VALUES.join(', ')}.`,
    );
  }
  if (availability !== 'cloud') return;
  const props = frontMatter['sidebar_custom_props'] as object | undefined;
  frontMatter['sidebar_custom_props'] = {...props, cloud: true};
}
