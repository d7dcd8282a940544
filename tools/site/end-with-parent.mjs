/**
 * Loaded into Docusaurus by `runDocusaurus`: exits and releases the lock of the site when the command that started it is
 * gone, even if that command was killed. The channel between the two closes then.
 */
import fs from 'node:fs';

const {SITE_LOCK = '', SITE_COMMAND} = process.env;

// Processes and threads that Docusaurus starts also load this file; they have another parent, or no channel.
if (process.channel && SITE_COMMAND === String(process.ppid)) {
  process.on('disconnect', () => {
    fs.rmSync(SITE_LOCK, {recursive: true, force: true});
    process.exit(1);
  });
  process.channel.unref();
}
