/** Which stories of reference/adoption-stories.yaml the home page shows, by their slugs, in this order. */
export const SHOWN_STORIES = [
  'netflix',
  'visa',
  'apple',
  'pinterest',
  'slack',
  'notion',
  'optum',
  'checkout-com',
  'miro',
] as const;
