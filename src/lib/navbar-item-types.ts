/** Types of navbar items that this site adds to those of Docusaurus; src/theme/NavbarItem draws them. */
export const NAVBAR_ITEM_TYPES = ['custom-card', 'custom-iconLink'] as const;
