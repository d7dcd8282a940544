/** Where this project is. */
import path from 'node:path';

/** Absolute path of the project's root. */
export const ROOT = path.resolve(__dirname, '../..');
