/** Posts as a grid of cards. */
import type {ReactNode} from 'react';
import type {LearnPost} from '../model/post';
import PostCard from './PostCard';
import styles from './styles.module.css';

type Props = {posts: readonly LearnPost[]};

export default function PostCards({posts}: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <PostCard key={post.permalink} post={post} />
      ))}
    </ul>
  );
}
