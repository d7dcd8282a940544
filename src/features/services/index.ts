/** Loads the configured services that the reader allows, and notifies them of page views. */
import {createStorageSlot} from '@docusaurus/theme-common';
import {startLoading} from './loaders';
import type {Loading} from './loaders/loader';
import {type Answer, type Circumstances, mayLoad, mustAsk, parseAnswer} from './model/consent';
import type {ActiveService, PageView, ServiceSettings} from './model/load';

/** A browser that blocks storage can't store an answer, and asking again on every page would be pointless. */
function refusedByBrowser(): boolean {
  if ((navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true) return true;
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

/** Runs a function, and ignores what a service throws. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export class Services {
  private readonly slot = createStorageSlot('privacy-choices', {persistence: 'localStorage'});
  private readonly running = new Map<ActiveService, Loading | undefined>();
  private readonly asked: readonly ActiveService[];
  private answer = parseAnswer(this.slot.get());
  private lastView: PageView | undefined;
  private closeChoices: (() => void) | undefined;

  /** @param seen the pages that were opened before this code loaded */
  constructor(
    private readonly settings: ServiceSettings,
    seen: readonly PageView[],
  ) {
    this.asked = settings.list.filter(({consent}) => consent);
    this.lastView = seen.at(-1);
    this.start(seen);
    this.slot.listen(({newValue}) => this.onAnswerElsewhere(parseAnswer(newValue)));
    if (mustAsk(this.asked, this.circumstances())) void this.openChoices();
  }

  onPageView(view: PageView): void {
    this.lastView = view;
    for (const loading of this.running.values()) attempt(() => loading?.onPageView?.(view));
  }

  /**
   * Opens the dialog in which a reader allows or refuses services.
   *
   * @param opener the button that opened it, which gets the focus back; undefined if the dialog opens automatically
   * @throws Error if its code can't be loaded
   */
  async openChoices(opener?: HTMLElement): Promise<void> {
    const {showChoices} = await import(
      /* webpackChunkName: "privacy-choices" */ './PrivacyChoices/show'
    );
    this.closeChoices?.();
    this.closeChoices = showChoices({
      services: this.asked,
      allowed: this.asked.every((service) => mayLoad(service, this.circumstances())),
      answered: this.answer !== undefined,
      refused: this.circumstances().refusedByBrowser,
      opener,
      onAnswer: (allowed) => this.onAnswer(allowed),
    });
  }

  private circumstances(): Circumstances {
    return {
      answer: this.answer,
      refusedByBrowser: refusedByBrowser(),
      consentRequired: this.settings.consentRequired,
    };
  }

  private start(views: readonly PageView[]): void {
    for (const service of this.settings.list) {
      if (this.running.has(service) || !mayLoad(service, this.circumstances())) continue;
      const loading = attempt(() => startLoading(service.load));
      this.running.set(service, loading);
      // The service is down, blocked, or broken; the page works without it.
      loading?.loaded.catch(() => undefined);
      views.forEach((view) => attempt(() => loading?.onPageView?.(view)));
    }
  }

  private onAnswer(allowed: boolean): void {
    this.answer = {allowed, services: this.asked.map(({id}) => id)};
    if (allowed) this.startForPage();
    const stopped = !allowed && this.stop();
    const stored = JSON.stringify(this.answer);
    this.slot.set(stored);
    if (stopped && this.slot.get() === stored) location.reload();
  }

  /** Handles an answer from another tab, or from this one, which the storage also reports. */
  private onAnswerElsewhere(answer: Answer | undefined): void {
    this.answer = answer;
    if (!answer) return;
    this.closeChoices?.();
    if (answer.allowed) this.startForPage();
    else this.stop();
  }

  /** Page views before the answer aren't counted. */
  private startForPage(): void {
    this.start(this.lastView ? [this.lastView] : []);
  }

  /** Stops notifying refused services. @returns whether there were any: their scripts run until the page is reloaded */
  private stop(): boolean {
    const refused = this.asked.filter((service) => this.running.get(service));
    refused.forEach((service) => this.running.set(service, undefined));
    return refused.length > 0;
  }
}
