/** The texts of a source file that people may get to read: its string literals and the pieces of its templates. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every literal with at least two letters in a row, apart from imports, types, keys and what is only compared. */
export function literalsOf(path: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCaseClause(node)) return node.statements.forEach(visit);
    if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isElementAccessExpression(node)) return visit(node.expression);
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const text = node.text.trim();
      if (/\p{L}{2}/u.test(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

function isComparison(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}
