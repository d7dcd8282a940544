/** Facts by key, while they are collected. */
import type {Fact} from '../../../src/features/answers/model/fact';

export class Collected {
  readonly facts = new Map<string, Fact[]>();

  add(key: string, fact: Fact): void {
    if (key !== '') this.facts.set(key, [...(this.facts.get(key) ?? []), fact]);
  }

  has(key: string): boolean {
    return this.facts.has(key);
  }
}
