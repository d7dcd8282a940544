/** Where this project stands. */
import path from 'node:path';

/** Absolute path of the project's root. */
export const ROOT = path.resolve(__dirname, '../..');
