/** An error whose cause is in a file that a contributor edits. */

/** Prints only its message: the place in our code that detected the fault doesn't help to fix it. */
export class ContributorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
    this.stack = `${this.name}: ${message}`;
  }
}
