import type { QueryNode } from '../types.ts';
import type { ParseContext, Span } from './parse-context.ts';

/** The operands of one AND or OR. Reports operators that have nothing to join. */
interface Operands {
  /** Counts the group before its second operand is parsed; `false` if the tree is full. */
  readonly hasRoom: () => boolean;
  readonly addOperand: (node: QueryNode | null) => void;
  readonly addOperator: (span: Span) => void;
  /** Returns the group, its only operand or, without any, `null`. */
  readonly join: () => QueryNode | null;
}

/** Creates an empty collection of operands. */
export const collectOperands = (op: 'and' | 'or', { report, addNode, isStopped }: ParseContext): Operands => {
  const nodes: QueryNode[] = [];
  let isGroupCounted = false;
  let pending: Span | null = null;
  const reportDangling = (span: Span): void => {
    report('query-text.dangling-operator', span);
  };
  return {
    hasRoom: () => {
      if (nodes.length === 0 || isGroupCounted) return true;
      isGroupCounted = true;
      return addNode();
    },
    addOperand: (node) => {
      if (node === null) return;
      nodes.push(node);
      pending = null;
    },
    addOperator: (span) => {
      if (nodes.length === 0 || pending !== null) reportDangling(span);
      else pending = span;
    },
    join: () => {
      if (pending !== null && !isStopped()) reportDangling(pending);
      return nodes.length > 1 ? { op, nodes } : (nodes[0] ?? null);
    },
  };
};
