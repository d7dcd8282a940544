/** The ids of rows in tables of facts: other pages link to them. */

/** The text of a cell without its code marks, emphasis, and tags. */
export function bareName(cell: string): string {
  return cell.replace(/<[^>]*>|[`*]/g, '').trim();
}

/** The id of the row that starts with a cell: `` `AUTH_OIDC_ENABLED` `` → `auth_oidc_enabled`. */
export function rowId(cell: string): string {
  return bareName(cell)
    .toLowerCase()
    .replace(/[^\w.-]+/g, '-');
}
