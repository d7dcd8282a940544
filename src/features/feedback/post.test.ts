/** Feedback reaches the operator's address, and only a confirmed delivery counts as sent. */
import {afterEach, expect, it, vi} from 'vitest';
import {postFeedback} from './post';

const URL = 'https://feedback.example/docs';
const FEEDBACK = {
  ...{title: 'Search', address: 'https://docs.example/docs/search', version: 'Next'},
  ...{helpful: false, comment: ' Where are & = ? \n'},
};

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('posts page, version, answer, and text as a form does, without cookies', async () => {
  const fetched = answerWith(() => Promise.resolve(new Response()));
  expect(await postFeedback(URL, FEEDBACK)).toBe(true);
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(options).toMatchObject({method: 'POST', credentials: 'omit'});
  expect(Object.fromEntries(options?.body as URLSearchParams)).toEqual({
    ...{page: 'https://docs.example/docs/search', version: 'Next'},
    ...{answer: 'no', text: 'Where are & = ?'},
  });
});

it.each([
  ['an error of the server', () => Promise.resolve(new Response('', {status: 500}))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s is a failure', async (_, answer) => {
  answerWith(answer);
  expect(await postFeedback(URL, FEEDBACK)).toBe(false);
});
