import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compresses responses (a calendar shrinks to a tenth), but no single booking: it fits into two packets, and would fit
 * into one. Compressed request bodies are not accepted.
 */
export const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 2048,
  globalDecompression: false,
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      // A small window: every open response holds one in memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
} satisfies FastifyCompressOptions;
