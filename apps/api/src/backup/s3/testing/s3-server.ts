import S3rver from '@20minutes/s3rver';

/** An S3-compatible server that checks signatures. */
export interface S3Server {
  readonly port: number;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly close: () => Promise<void>;
}

/** Starts a server that keeps its objects in a folder, with one bucket. */
export const startS3Server = async (directory: string, bucket: string): Promise<S3Server> => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    close: () => server.close(),
  };
};
