import { Modal, type ModalProps } from '../../shell/parts/Modal.tsx';
import { useTable } from '../session/context.ts';

/** A dialog of the table, which keeps going on meanwhile. */
export function Dialog(props: Omit<ModalProps, 'closing'>) {
  const { words } = useTable();
  return <Modal {...props} closing={words.close} />;
}
