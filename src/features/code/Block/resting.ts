/**
 * Whether code blocks rest: they show their code but have no buttons, and nothing to set up in the browser. A page with
 * hundreds of blocks in closed `<details>` is ready sooner.
 */
import {createContext} from 'react';

export const Resting = createContext(false);
