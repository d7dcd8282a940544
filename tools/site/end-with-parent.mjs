/**
 * Loaded into Docusaurus by `runDocusaurus`: ends it, and gives the lock of the site back, when the command that started
 * it is gone, even if that one was killed and could do neither. The channel between the two closes then.
 */
import fs from 'node:fs';

const {SITE_LOCK = '', SITE_COMMAND} = process.env;

// Processes and threads that Docusaurus starts load this file, too; they have another parent, or no channel.
if (process.channel && SITE_COMMAND === String(process.ppid)) {
  process.on('disconnect', () => {
    fs.rmSync(SITE_LOCK, {recursive: true, force: true});
    process.exit(1);
  });
  process.channel.unref();
}
