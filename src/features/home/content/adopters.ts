/** Slugs of the stories in reference/adoption-stories.yaml that the home page shows, in this order. */
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
