'use strict';

module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'switching a lint rule off says why' },
    schema: [],
    messages: { undescribed: 'Say why the rule is off: `eslint-disable-… rule -- reason`.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isDisable = /^\s*eslint-disable/.test(comment.value);
          if (isDisable && !/\s--\s+\S/.test(comment.value)) {
            context.report({ loc: comment.loc, messageId: 'undescribed' });
          }
        }
      },
    };
  },
};
