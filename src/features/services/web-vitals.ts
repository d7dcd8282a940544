/** Measures how fast and steady pages were for their readers: the Core Web Vitals, and what explains them. */
import type {MetricType} from 'web-vitals';

/** One measurement; each has its final value when the page is hidden or left. */
export type Vital = Pick<
  MetricType,
  'name' | 'value' | 'delta' | 'id' | 'rating' | 'navigationType'
>;

/** Begins to measure; the code for it is loaded only here. @param report gets each measurement, some more than once */
export async function measureVitals(report: (vital: Vital) => void): Promise<void> {
  const {onCLS, onFCP, onINP, onLCP, onTTFB} = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(report));
}
