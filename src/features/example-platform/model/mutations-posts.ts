/** Changes of the posts on the home page. */
import type {Entity} from './world';
import type {Platform, Queries} from './query';
import type {Store} from './store';

type Content = {
  contentType: string;
  title: string;
  description?: string | null;
  link?: string | null;
  media?: {type: string; location: string} | null;
};

function write(store: Store, urn: string, postType: string, content: Content): void {
  const post: Entity = {
    urn,
    type: 'POST',
    __typename: 'Post',
    postType,
    content: {...content},
    lastModified: {time: store.now, actor: store.me},
    related: {},
  };
  store.entities.set(urn, post);
}

export const postMutations: Queries = {
  createPost({store}: Platform, {input}: {input: {postType: string; content: Content}}) {
    write(store, 'urn:li:post:new', input.postType, input.content);
    return true;
  },
  updatePost(
    {store}: Platform,
    {input}: {input: {urn: string; postType: string; content: Content}},
  ) {
    write(store, input.urn, input.postType, input.content);
    return true;
  },
  deletePost: ({store}: Platform, {urn}: {urn: string}) => store.entities.delete(urn),
};
