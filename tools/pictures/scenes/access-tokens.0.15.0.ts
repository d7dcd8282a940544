import {scenesOf} from '../scene';
import next from './access-tokens';

// The release has no menu of kinds of tokens.
const scenes = Object.entries(next.scenes).filter(([name]) => name !== 'menu');

export default scenesOf(next.page, Object.fromEntries(scenes));
