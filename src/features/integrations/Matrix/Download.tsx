/** Saves what the matrix shows as a CSV file for spreadsheets. */
import Translate from '@docusaurus/Translate';
import type {Integration, Notes} from '@site/src/features/integrations/model/types';
import DownloadIcon from 'lucide-react/icons/download';
import type {ReactNode} from 'react';
import {valueLabel} from '../labels';
import {matrixRows, toCsv} from '../model/csv';
import styles from './styles.module.css';

const FILE = 'datahub-capabilities.csv';

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE;
  link.click();
  // Some browsers read the file only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

type Props = {sources: readonly Integration[]; notes: Notes};

export default function Download({sources, notes}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`button button--secondary ${styles.download}`}
      onClick={() => save(toCsv(matrixRows(sources, notes, valueLabel)))}
    >
      <DownloadIcon size={16} aria-hidden />
      <Translate id="site.integrations.download">Download CSV</Translate>
    </button>
  );
}
