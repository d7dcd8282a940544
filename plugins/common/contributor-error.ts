/** An error whose cause lies in a file that a contributor edits. */

/** Prints its message alone: where in our code the fault was noticed helps nobody to fix it. */
export class ContributorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
    this.stack = `${this.name}: ${message}`;
  }
}
