/** Address of the picture with the catalog's brand marks, a symbol for each. */
declare module '@generated/integrations-data/default/marks.sprite' {
  const url: string;
  export default url;
}
