import { createRewriter, type RewriteReport, type RewriteRules } from '../../src/transcript/rewrite.ts';

/** Rewrites bytes that come in pieces of the given sizes, the last one over and over. */
export function rewriteInPieces(
  bytes: Buffer,
  rules: RewriteRules,
  sizes: readonly number[] = [bytes.length],
): { bytes: Buffer; report: RewriteReport } {
  const rewriter = createRewriter(rules);
  const out: Uint8Array[] = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = Math.max(1, sizes[Math.min(turn, sizes.length - 1)] ?? 1);
    // Copied, so that a piece the rewriter kept by mistake shows.
    const piece = Uint8Array.from(bytes.subarray(at, at + size));
    out.push(...rewriter.push(piece).map((part) => Uint8Array.from(part)));
    piece.fill(0x3f);
    at += size;
  }
  out.push(...rewriter.end());
  return { bytes: Buffer.concat(out), report: rewriter.report() };
}
