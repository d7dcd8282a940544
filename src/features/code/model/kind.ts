/** What a block shows, if it isn't code for readers to use: what a command prints, or what a request returns. */
export type CodeKind = 'output' | 'response';
