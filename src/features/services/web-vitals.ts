/** Measures how fast and stable pages were for readers: the Core Web Vitals, and details that explain them. */
import type {MetricType} from 'web-vitals';

/** One measurement; its value is final when the page is hidden or left. */
export type Vital = Pick<
  MetricType,
  'name' | 'value' | 'delta' | 'id' | 'rating' | 'navigationType'
>;

/**
 * Starts measuring; loads the required code first. @param report called with each measurement, sometimes more than once
 */
export async function measureVitals(report: (vital: Vital) => void): Promise<void> {
  const {onCLS, onFCP, onINP, onLCP, onTTFB} = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(report));
}
