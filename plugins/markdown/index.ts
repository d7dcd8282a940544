/** The Markdown extensions for docs pages, in the order in which they run. */
import breakNames from './break-names';
import cellAlignment from './cell-alignment';
import columnLabels from './column-labels';
import highlightCode from './highlight';
import inlineSvg from './inline-svg';
import longTables from './long-tables';
import pageChanges from './page-changes';
import productPicture from './product-picture';
import rowHeaders from './row-headers';
import stackedRows from './stacked-rows';
import staticBlock from './static-block';
import staticElements from './static-elements';
import tableScroll from './table-scroll';

/** Options for the docs plugin. Those that turn elements into text come last. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [inlineSvg, productPicture, pageChanges],
  rehypePlugins: [
    breakNames,
    cellAlignment,
    columnLabels,
    stackedRows,
    rowHeaders,
    tableScroll,
    longTables,
    highlightCode,
    staticBlock,
    staticElements,
  ],
};
