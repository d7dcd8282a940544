/**
 * Remark plugin: `![What to notice](picture:tags/create-tag "Caption")` in a paragraph of its own becomes a picture of
 * the product's user interface in the version of the page, or with `clip:`, a short video of it. `npm run pictures`
 * takes both.
 */
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {shotFault} from '../../pictures/faults';
import {type Kind, manifestFile, type Shot, shotOf} from '../../pictures/manifest';
import {placeOfPage} from '../../pictures/place';
import {NEXT} from '../../releases/model';
import {type JsxElement, jsx, requireCall} from '../inline-svg/jsx';

const loaderOf = (kind: Kind) =>
  path.join(__dirname, `${kind}-loader.mjs`).split(path.sep).join('/');

type Place = NonNullable<ReturnType<typeof placeOfPage>>;

function placeOf(file: VFile): Place {
  return (
    placeOfPage(file.path) ??
    file.fail(
      'This page has no version, so it can’t show pictures of the product: only pages of docs/ and posts of blog/ can.',
    )
  );
}

function check(image: Image, shot: Shot, {root, version}: Place, file: VFile): void {
  const fail = (reason: string) => file.fail(reason, image.position);
  if (!image.alt?.trim()) {
    fail(
      `The ${shot.kind} ${image.url} has no alternative text. Describe between the square brackets what readers should notice, ` +
        'for those who can’t see it: ![…](…).',
    );
  }
  const fault = shotFault(root, version, shot);
  if (fault === undefined) return;
  const whose = version === NEXT ? 'this page' : `this page of ${version}`;
  const passage =
    version === NEXT
      ? ''
      : ` If ${version} doesn’t have what it shows, put the ${shot.kind} in a passage that is marked \`since\` a later release in docs/,` +
        ` and run \`npm run cut-version ${version}\`.`;
  fail(`Found the ${shot.kind} ${image.url} on ${whose}, expected ${fault}.${passage}`);
}

function element(image: Image, {kind, scene}: Shot, {root, version}: Place): JsxElement {
  const manifest = `${root}/${manifestFile(version, kind)}`;
  return jsx(kind === 'clip' ? 'ProductClip' : 'ProductPicture', {
    alt: image.alt ?? '',
    ...(image.title ? {caption: image.title} : {}),
    [kind]: requireCall(`!!${loaderOf(kind)}!${manifest}?scene=${scene}`),
  });
}

/** The image, if it is the only content of the paragraph. */
function soleImage({children}: Paragraph): Image | undefined {
  const [child] = children;
  return children.length === 1 && child?.type === 'image' ? child : undefined;
}

/**
 * The plugin, for `beforeDefaultRemarkPlugins`: Docusaurus' own image plugin comes after it.
 *
 * @throws VFileMessage with the place in the page if there is no such picture or clip in the page's version, if it has no
 * alternative text, or if it isn't alone; ContributorError if the list of pictures is wrong
 */
export default function productPicture() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const image = soleImage(paragraph);
      const shot = image && shotOf(image.url);
      if (!image || !shot || !parent || index === undefined) return;
      const place = placeOf(file);
      check(image, shot, place, file);
      parent.children[index] = element(image, shot, place);
    });
    visit(tree, ['image', 'definition'], (node) => {
      const shot = 'url' in node && shotOf(node.url);
      if (!shot) return;
      const advice =
        node.type === 'definition'
          ? 'is the URL of a link reference definition. Write it where the picture is'
          : 'is in the middle of text. Put it in a separate paragraph';
      file.fail(
        `The ${shot.kind} ${node.url} ${advice}: ![…](${node.url} "Caption").`,
        node.position,
      );
    });
  };
}
