/** Lint rules: TypeScript's recommended set, React hooks, Docusaurus' own, and the direction of imports. */
import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {styleWords} from './tools/style/eslint-rule.mjs';

/** What a browser feature and the build share: no React, nothing of Docusaurus. */
const PURE = [
  'src/lib/**/*.ts',
  'src/features/*/model/**/*.ts',
  'src/features/*/model.ts',
  'src/features/search/engine/**/*.ts',
  'src/features/search/hosted/record.ts',
  'src/features/search/hosted/marked.ts',
  'src/features/search/hosted/service.ts',
];

/** Tests, and what only tests use, may take things from every room. */
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', 'tests/**'];

/** Who may not import from where. */
const ZONES = [
  {
    target: './src',
    from: ['./plugins', './tools', './tests'],
    message:
      'src/ runs in the browser, which has neither the build nor the tools. Move what both need to a model of the feature: src/features/<name>/model.',
  },
  {
    target: './plugins',
    from: ['./tools', './tests'],
    message: 'plugins/ runs in the build: a tool may use it, but not the other way round.',
  },
  {
    target: './plugins',
    from: './src/**/*',
    except: PURE.map((glob) => `**/${glob}`),
    message:
      'The build may use only what is pure: models of features and src/lib. Move what it needs there.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      'genDocs/',
      'coverage/',
      '.tmp/',
      'tests/.tmp/',
      'versioned_docs/',
      'tools/hosting/generated/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/{theme,components,pages,features}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['{src,plugins,tools,tests,sidebars}/**/*.{ts,tsx}', '*.ts'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})],
    },
    rules: {'import-x/no-cycle': ['error', {ignoreExternal: true}]},
  },
  {
    files: ['{src,plugins,tools}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {'import-x/no-restricted-paths': ['error', {zones: ZONES}]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: PURE,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message:
            'A part that is lost would take the page down, for good. Use lazyPart of src/components/lazy-part.',
        },
        {
          name: 'react',
          importNames: ['startTransition', 'useDeferredValue', 'useTransition'],
          message: 'Preact defers nothing. Use useAfterPaint of src/hooks.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="autoFocus"]',
          message:
            'Preact leaves it to the browser, which moves the focus only while a page loads. Focus the element in an effect.',
        },
        {
          selector:
            'JSXOpeningElement[name.name="option"]:not(:has(> JSXAttribute[name.name="value"]))',
          message: 'Without a value, Preact does not select the option in the HTML of the page.',
        },
      ],
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|@theme|@docusaurus|@generated|node:)',
              allowTypeImports: true,
              message: 'The build and the browser share this file: it must need neither.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/e2e/**/*.ts'],
    ignores: ['tests/e2e/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'default'],
          message:
            'Take it from tests/e2e/test.ts, which fails a test whose page breaks the content policy.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {style: {rules: {words: styleWords}}},
    rules: {'style/words': 'error'},
  },
  {files: ['**/*.mjs'], languageOptions: {globals: globals.node}},
);
