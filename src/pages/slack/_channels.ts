/** The channels of the community Slack that the docs mention, in the order in which a new member needs them. */

/** A channel, and what it is for. */
type Channel = {name: string; text: string};

export const CHANNELS: readonly Channel[] = [
  {name: '#introduce-yourself', text: 'Say hello: what you do, and what brought you here.'},
  {name: '#getting-started', text: 'First steps, and where to ask your question.'},
  {name: '#troubleshoot', text: 'Errors and odd behavior.'},
  {
    name: '#office-hours',
    text: 'Times of the live calls with the core team, and the link to join.',
  },
  {name: '#contribute', text: 'Code, docs, and connectors that you work on.'},
  {name: '#feature-requests', text: 'What is missing, and what you think of other requests.'},
  {name: '#rfc', text: 'Design proposals, before you submit one.'},
  {name: '#show-and-tell', text: 'What you built.'},
];
