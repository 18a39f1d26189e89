'use strict';

/** A reason for the whole file, for hot loops over arrays whose bounds one sentence can vouch for. */
const FILE_REASON = /^\s*\*?\s*non-null:\s*\S.{15,}/m;

module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'a non-null assertion says why it holds' },
    schema: [],
    messages: {
      unexplained:
        'Say why this `!` holds: a comment on its line or above the statement, or one `// non-null: …` at the head of the file.',
    },
  },
  create(context) {
    const source = context.sourceCode;
    const comments = source.getAllComments();
    const firstStatement = source.ast.body[0];
    const isExcused = comments.some(
      (comment) =>
        FILE_REASON.test(comment.value) && (firstStatement === undefined || comment.range[0] < firstStatement.range[0]),
    );
    if (isExcused) return {};

    const lines = new Set();
    for (const comment of comments) {
      // A directive for the linter is not a reason.
      if (/^\s*eslint-/.test(comment.value)) continue;
      lines.add(comment.loc.start.line);
      lines.add(comment.loc.end.line);
    }

    /** Climbs to the statement, since that is what a comment stands above. */
    function statementOf(node) {
      let current = node;
      while (current.parent && !/Statement$|Declaration$|^PropertyDefinition$|^Property$/.test(current.type)) {
        current = current.parent;
      }
      return current;
    }

    return {
      TSNonNullExpression(node) {
        const own = node.loc.end.line;
        const above = statementOf(node).loc.start.line - 1;
        if (!lines.has(own) && !lines.has(above)) context.report({ node, messageId: 'unexplained' });
      },
    };
  },
};
